/** Measures the contrast of every text on a page, as WCAG defines it. */
import type { Page } from '@playwright/test';

export interface Faint {
  readonly text: string;
  readonly ratio: number;
  readonly needed: number;
}

/** The texts that are too faint against what lies behind them. */
export const faintTexts = (page: Page): Promise<Faint[]> => page.evaluate(measure);

/** Runs in the page, so it brings along all that it needs. */
function measure(): Faint[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pixel === null) throw new Error('expected a canvas to draw on');

  /** Whatever notation a browser gives a colour in, a canvas makes numbers of it. */
  const colours = new Map<string, Colour>();
  const colourOf = (css: string): Colour => {
    const known = colours.get(css);
    if (known) return known;
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = css;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    colours.set(css, colour);
    return colour;
  };
  const over = ([r, g, b, alpha]: Colour, [r0, g0, b0]: Colour): Colour => {
    const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
    return [mix(r, r0), mix(g, g0), mix(b, b0), 1];
  };
  const ground = (element: Element | null): Colour => {
    if (element === null) return colourOf(getComputedStyle(document.documentElement).backgroundColor);
    const own = colourOf(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(element.parentElement));
  };
  const opacity = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);

  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratioOf = (a: Colour, b: Colour): number => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };

  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint: Faint[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim();
    const element = texts.currentNode.parentElement;
    if (!text || element === null || element.closest('svg, [aria-hidden="true"]') || !isSeen(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const behind = ground(element);
    const [red, green, blue, alpha] = colourOf(color);
    const ratio = ratioOf(over([red, green, blue, alpha * opacity(element)], behind), behind);
    if (ratio < needed) faint.push({ text, ratio: Math.round(ratio * 100) / 100, needed });
  }
  return faint;
}
