/** What every journey starts from: people with a browser of the project's kind, and the server. */
import { test as base } from '@playwright/test';
import { openFirefox } from './firefox.ts';
import { Person } from './person.ts';
import type { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

/** By the name of the project: where `npm run test:browsers` found it, and how it is started. */
const BROWSERS: Readonly<Record<string, () => Promise<Tab>>> = {
  firefox: () => openFirefox(given('FIREFOX_PATH')),
  webkit: () => openWebKit({ driver: given('WEBKIT_DRIVER_PATH'), browser: given('WEBKIT_PATH') }),
};

function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: start this with npm run test:browsers`);
  return value;
}

interface Given {
  newPerson: () => Promise<Person>;
}

export const test = base.extend<Given>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  newPerson: async ({}, use, { project }) => {
    const open = BROWSERS[project.name];
    if (open === undefined) throw new Error(`no browser is called ${project.name}`);
    const people: Person[] = [];
    await use(async () => {
      const person = await Person.come(await open(), given('TURN7_URL'));
      people.push(person);
      return person;
    });
    for (const person of people) await person.leave();
  },
});
