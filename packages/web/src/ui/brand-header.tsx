/** The head of a screen that people come to first: the name, language and theme, and what the screen adds. */
import './brand-header.css';
import type { ComponentChildren } from 'preact';
import { LanguageButton } from './settings/language-button.tsx';
import { ThemeButton } from './settings/theme-button.tsx';
import { Wordmark } from './wordmark.tsx';

export const BrandHeader = ({ children }: { readonly children?: ComponentChildren }) => (
  <header class="brand-header">
    <Wordmark />
    <LanguageButton />
    <ThemeButton />
    {children}
  </header>
);
