/** The words that schemas are made of. Apart from them, so that a page can show these without loading those. */

/** Letters that are not taken for each other when somebody reads a code aloud: no 0, 1, I, L, O, U. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 6;
/** Nobody reads aloud the code of a daily try: it follows from its player's key, and must belong to no other. */
export const TRY_CODE_LENGTH = 24;
export const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$|^[${CODE_LETTERS}]{${TRY_CODE_LENGTH}}$`);

/** 32 random bytes, in the letters of base64url. */
export const TOKEN = /^[\w-]{43}$/;

export const REACTIONS = ['clap', 'laugh', 'wow', 'ouch', 'think', 'hurry', 'heart', 'bye'] as const;
