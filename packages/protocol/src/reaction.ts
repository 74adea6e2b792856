/** A small fixed set instead of chat: nothing that anybody would have to moderate. They pass and are not kept. */
import * as z from 'zod/mini';
import { MemberId } from './parts.ts';
import { REACTIONS } from './vocabulary.ts';

export const Reaction = z.enum(REACTIONS);
export type Reaction = z.infer<typeof Reaction>;

export const Reacted = z.strictObject({ member: MemberId, reaction: Reaction });
export type Reacted = z.infer<typeof Reacted>;
