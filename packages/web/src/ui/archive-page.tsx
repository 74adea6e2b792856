/** A page of what was played before: lists, and beside them what they tell. */
import './archive-page.css';
import type { ComponentChildren } from 'preact';

export const ArchivePage = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="archive">{children}</div>
);
