/** Gives a text as a file; it is made when somebody wants it. */
import type { ComponentChildren } from 'preact';

interface DownloadButtonProps {
  readonly fileName: string;
  readonly type: 'text/csv' | 'application/json' | 'text/plain';
  readonly text: () => string;
  readonly children: ComponentChildren;
}

export function DownloadButton({ fileName, type, text, children }: DownloadButtonProps) {
  return (
    <button type="button" class="btn quiet" onClick={() => download(fileName, new Blob([text()], { type }))}>
      {children}
    </button>
  );
}

/** Browsers save what a link with that name leads to. */
export function download(fileName: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // the browser has taken it by then
}
