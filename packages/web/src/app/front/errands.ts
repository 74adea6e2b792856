/** Questions that a form has sent out. Only the answer to the last of them counts, and none once the form is gone. */
import { useEffect, useState } from 'preact/hooks';

export class Errands {
  #last: object | null = null;

  /** Says of this errand whether it is still wanted. */
  begin(): () => boolean {
    const errand = {};
    this.#last = errand;
    return () => this.#last === errand;
  }

  drop(): void {
    this.#last = null;
  }
}

export function useErrands(): Errands {
  const [errands] = useState(() => new Errands());
  useEffect(() => () => errands.drop(), [errands]);
  return errands;
}
