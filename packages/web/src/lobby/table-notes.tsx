/** What is said over the table and its lobby: one thing at a time, the first that there is. Those who listen hear all of it. */
import './table-notes.css';
import { type ComponentChildren, toChildArray } from 'preact';

/** `children`: the most urgent first. */
export const TableNotes = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="table-notes overlay">
    {toChildArray(children).map((note, place) => (
      <div key={place}>{note}</div>
    ))}
  </div>
);
