/**
 * Seats, counted from 0 in clockwise order; people count them from 1, and only the edges (records, JSON, screens) do.
 * Every seat has exactly one status.
 */
export type Seat = number;

/** The seat of no player: nobody is asked, nobody draws, nobody has won. */
export const NOBODY: Seat = -1;

export const STATUSES = ['active', 'stayed', 'locked', 'busted'] as const;
export type StatusName = (typeof STATUSES)[number];

/** Index into STATUSES. */
export type Status = number;

export const ACTIVE: Status = STATUSES.indexOf('active');
export const STAYED: Status = STATUSES.indexOf('stayed');
export const LOCKED: Status = STATUSES.indexOf('locked');
export const BUSTED: Status = STATUSES.indexOf('busted');
