/** What an assistant may read: the page of the rules, every ruling, every case as a record. */
import { type Library, rulesPage } from './library.ts';
import { ToolError } from './tool.ts';

interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly mimeType: string;
}

const RULES: Resource = {
  uri: 'turn7://rules',
  name: 'rules',
  title: 'The rules of Turn 7',
  mimeType: 'text/markdown',
};

const MARKDOWN = 'text/markdown';
const RECORD = 'text/plain';

export const rulingAddress = (id: string): string => `turn7://rulings/${id}`;
export const caseAddress = (file: string): string => `turn7://cases/${file}`;

export const TEMPLATES = [
  { uriTemplate: 'turn7://rulings/{id}', name: 'ruling', title: 'A ruling, as in R18', mimeType: MARKDOWN },
  { uriTemplate: 'turn7://cases/{file}', name: 'case', title: 'A FAQ case as a game record (.t7)', mimeType: RECORD },
];

export const resourcesOf = ({ rulings, cases }: Library): readonly Resource[] => [
  RULES,
  ...rulings.map(({ id, title }) => ({
    uri: rulingAddress(id),
    name: id,
    title: `${id}: ${title}`,
    mimeType: MARKDOWN,
  })),
  ...cases.map(({ file, title }) => ({ uri: caseAddress(file), name: file, title, mimeType: RECORD })),
];

/** Throws a ToolError for an address of nothing. */
export async function readResource(
  uri: string,
  library: Library,
): Promise<{ uri: string; mimeType: string; text: string }> {
  if (uri === RULES.uri) return { uri, mimeType: MARKDOWN, text: await rulesPage() };
  const ruling = library.rulings.find(({ id }) => rulingAddress(id) === uri);
  if (ruling) return { uri, mimeType: MARKDOWN, text: `# ${ruling.id} · ${ruling.title}\n\n${ruling.text}\n` };
  const shown = library.cases.find(({ file }) => caseAddress(file) === uri);
  if (shown) return { uri, mimeType: RECORD, text: shown.record };
  throw new ToolError(
    `There is nothing at ${uri}; expected ${RULES.uri}, turn7://rulings/R1 or turn7://cases/FILE.t7.`,
  );
}
