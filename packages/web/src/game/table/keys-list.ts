/** Every key that means something at a table, as the help lists them; their words are `texts.help.keys`. */
export const KEY_LIST = [
  { id: 'hit', keys: ['H'] },
  { id: 'stay', keys: ['S'] },
  { id: 'target', keys: ['1', '9'] },
  { id: 'next', keys: ['N'] },
  { id: 'skip', keys: ['F'] },
  { id: 'log', keys: ['L'] },
  { id: 'coach', keys: ['C'] },
  { id: 'mute', keys: ['M'] },
  { id: 'help', keys: ['?'] },
  { id: 'close', keys: ['Esc'] },
] as const;
