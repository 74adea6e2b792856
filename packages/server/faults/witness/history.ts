/** What the players did and were told, while the faults lasted: all that the judge knows of the server. */

/** A place at a table that the server gave to somebody. */
export interface Place {
  readonly code: string;
  readonly member: number;
  readonly token: string;
}

/** A message of the server, or the answer to a request. */
export interface Heard {
  /** Who was told: the member's number. */
  readonly member: number;
  readonly code: string;
  /** Through which node. */
  readonly node: number;
  readonly text: string;
}

export type Answer =
  | { readonly kind: 'accepted'; readonly seq: number }
  | { readonly kind: 'refused'; readonly code: string };

/** A command, under one id, however often it was sent. */
export interface Sent {
  readonly code: string;
  readonly member: number;
  readonly id: string;
  readonly command: Readonly<Record<string, string | number>>;
  /** How often it was sent. */
  tries: number;
  /** Every answer that settles it; those that ask to try again are not among them. */
  readonly answers: Answer[];
}

export interface Violation {
  /**
   * `lost`: acknowledged, and not in the log. `doubled`: there more than once, or without having been asked for. `early`:
   * told, and not in the log or not yet to be known. `order`: out of order. `apart`: two who should see the same do not.
   * `stuck`: no answer, though nothing is broken any more.
   */
  readonly kind: 'lost' | 'doubled' | 'early' | 'order' | 'apart' | 'stuck';
  readonly what: string;
}

export class History {
  readonly places: Place[] = [];
  readonly heard: Heard[] = [];
  readonly sent: Sent[] = [];
  /** What was seen to be wrong while it happened. */
  readonly violations: Violation[] = [];
  /** Whether single messages may get lost on their way, so that nobody is to blame for a gap. */
  readonly isLossy: boolean;

  constructor(isLossy: boolean) {
    this.isLossy = isLossy;
  }

  get acknowledged(): number {
    return this.sent.filter(({ answers }) => answers.some(({ kind }) => kind === 'accepted')).length;
  }

  /** How often something was sent again. */
  get repeated(): number {
    return this.sent.reduce((sum, { tries }) => sum + tries - 1, 0);
  }
}
