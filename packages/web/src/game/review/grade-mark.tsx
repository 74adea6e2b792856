/** The sign of a grade: its shape and what stands in it say the same as its colour. */
import './grade-mark.css';
import type { Grade } from '@turn7/strategy';

interface Mark {
  /** In a box of 28. */
  readonly shape: string;
  readonly sign: string;
}

const MARKS: Readonly<Record<Grade, Mark>> = {
  best: { shape: 'M14 3A11 11 0 0 1 14 25A11 11 0 0 1 14 3Z', sign: '' },
  fine: { shape: 'M14 6A8 8 0 0 1 14 22A8 8 0 0 1 14 6Z', sign: '' },
  inaccuracy: { shape: 'M5 5H23V23H5Z', sign: '?!' },
  mistake: { shape: 'M14 1L27 14L14 27L1 14Z', sign: '?' },
  blunder: { shape: 'M9 2H19L26 9V19L19 26H9L2 19V9Z', sign: '??' },
};

export const gradeShape = (grade: Grade): string => MARKS[grade].shape;
export const gradeSign = (grade: Grade): string => MARKS[grade].sign;

export function GradeMark({ grade }: { readonly grade: Grade }) {
  const { shape, sign } = MARKS[grade];
  return (
    <svg class={`grade-mark is-${grade}`} viewBox="0 0 28 28" aria-hidden="true">
      <path d={shape} />
      {grade === 'best' && <path class="grade-check" d="M8.5 14.5L12.5 18.5L19.5 10" />}
      <text x="14" y="19.5" text-anchor="middle">
        {sign}
      </text>
    </svg>
  );
}
