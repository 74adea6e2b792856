/** The names of the settings: every variable that a node asks its environment for. */
import { readConfig } from '../../src/config.ts';

export function settingNames(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, undefined>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(environment);
  return [...names];
}
