/** The head of a screen that is read rather than played: the way back, where one is, language and theme. */
import './page-header.css';
import type { ComponentChildren } from 'preact';
import { openedFrom } from '../device/address.ts';
import { useTexts } from '../words/texts.ts';
import { Icon } from './icon.tsx';
import { LanguageButton } from './settings/language-button.tsx';
import { ThemeButton } from './settings/theme-button.tsx';
import { Wordmark } from './wordmark.tsx';

interface PageHeaderProps {
  /** The part of the page this screen belongs to, beside its name. */
  readonly area?: { readonly name: string; readonly address: string };
  /** Buttons of the screen's own. */
  readonly children?: ComponentChildren;
}

export function PageHeader({ area, children }: PageHeaderProps) {
  const { help: t, common } = useTexts();
  const from = openedFrom();
  return (
    <header class="page-header">
      <a class="ib" href={from ?? '/'} aria-label={from === null ? common.home : t.back}>
        <Icon name="previous" />
      </a>
      <Wordmark />
      {area && (
        <a class="page-area" href={area.address}>
          {area.name}
        </a>
      )}
      <span class="sp" />
      {children}
      <LanguageButton />
      <ThemeButton />
    </header>
  );
}
