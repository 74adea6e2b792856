/** Requests of a form. Only the answer to the latest of them counts, and none once the form is gone. */
import { useEffect, useState } from 'preact/hooks';

export class Latest {
  #request: object | null = null;

  /** Says of this request whether its answer is still wanted. */
  begin(): () => boolean {
    const request = {};
    this.#request = request;
    return () => this.#request === request;
  }

  drop(): void {
    this.#request = null;
  }
}

export function useLatest(): Latest {
  const [latest] = useState(() => new Latest());
  useEffect(() => () => latest.drop(), [latest]);
  return latest;
}
