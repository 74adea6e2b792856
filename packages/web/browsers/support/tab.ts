/** The one tab of a real browser, as far as journeys need it: whatever drives it, this can be done in it. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** What a function comes to in the page; it has nothing but its arguments. */
  evaluate<T>(run: (...args: string[]) => T, ...args: string[]): Promise<Awaited<T>>;
  /** Presses the element that is found, as a person does; false where there is none. */
  click(find: (...args: string[]) => Element | null, ...args: string[]): Promise<boolean>;
  /** Puts text in place of what a field has; false where there is none. */
  fill(text: string, find: (...args: string[]) => Element | null, ...args: string[]): Promise<boolean>;
  /** Closes the browser. */
  close(): Promise<void>;
}
