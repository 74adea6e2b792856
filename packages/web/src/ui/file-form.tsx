/** Takes a file that is chosen or dropped. */
import './file-form.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useFileDrop } from './use-file-drop.ts';

interface FileFormProps {
  readonly title: string;
  readonly tells: string;
  /** Instead of that while a file is held over it. */
  readonly drop: string;
  readonly choose: string;
  /** As of an input for files. */
  readonly accept: string;
  readonly take: (file: File | undefined) => Promise<void>;
  /** What came of it. */
  readonly children: ComponentChildren;
}

export function FileForm({ title, tells, drop, choose, accept, take, children }: FileFormProps) {
  const field = useId();
  const { isOver, target } = useFileDrop((file) => void take(file));
  return (
    <form class={isOver ? 'file-form is-over' : 'file-form'} {...target}>
      <h3>{title}</h3>
      <p class="muted">{isOver ? drop : tells}</p>
      <div>
        <input
          id={field}
          class="vh"
          type="file"
          accept={accept}
          onChange={(event) => {
            const { currentTarget: input } = event;
            void take(input.files?.[0]).then(() => {
              input.value = ''; // the same file, put right, may be chosen again
            });
          }}
        />
        <label class="btn" for={field}>
          {choose}
        </label>
      </div>
      {children}
    </form>
  );
}
