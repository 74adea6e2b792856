import type { Sheet } from '@turn7/protocol';
import { describe, expect, it, test } from 'vitest';
import { Groups } from '../src/score/setup/groups.ts';
import { leftScore } from '../src/score/sheet/left-score.ts';
import { Library } from '../src/score/sheet/library.ts';
import { LocalKeeper } from '../src/score/sheet/local-keeper.ts';
import { MapStorage } from './support/map-storage.ts';
import { entry, sheetOf } from './support/sheets.ts';

const sheetWith = (id: string, change: Partial<Sheet> = {}): Sheet => sheetOf('Ann Bo', ['12 | =5'], { id, ...change });

describe('the library', () => {
  it('has every sheet, the latest first', () => {
    const library = new Library(new MapStorage());
    const [old, young] = [sheetWith('a', { startedAt: 1 }), sheetWith('b', { startedAt: 2 })];
    library.save(old);
    library.save(young);
    expect(library.sheets).toEqual([young, old]);
    expect([library.find('a'), library.find('c')]).toEqual([old, null]);
  });

  it('knows which one is being kept', () => {
    const storage = new MapStorage();
    const library = new Library(storage);
    library.save(sheetWith('a'));
    expect(library.current).toBeNull();
    library.setCurrent('a');
    expect(new Library(storage).current).toEqual(sheetWith('a'));
    library.setCurrent(null);
    expect([library.current, library.sheets.length]).toEqual([null, 1]);
  });

  it('tells the front page of a score that goes on, and of none that is old or over', () => {
    const storage = new MapStorage();
    const library = new Library(storage);
    const sheet = sheetWith('a', { startedAt: 5 });
    library.save(sheet);
    expect(leftScore(storage, 6)).toBeNull();
    library.setCurrent('a');
    expect(leftScore(storage, 6)).toEqual(['Ann', 'Bo']);
    expect(leftScore(storage, 8 * 24 * 60 * 60 * 1000)).toBeNull();
    library.save({ ...sheet, target: 10 });
    expect(leftScore(storage, 6)).toBeNull();
    library.save(sheet);
    expect(leftScore(storage, 6)).toEqual(['Ann', 'Bo']);
    library.setCurrent(null);
    expect(leftScore(storage, 6)).toBeNull();
  });

  it('forgets a sheet, and takes it again', () => {
    const library = new Library(new MapStorage());
    library.save(sheetWith('a'));
    library.remove('a');
    expect(library.sheets).toEqual([]);
    library.save(sheetWith('a'));
    expect(library.sheets).toEqual([sheetWith('a')]);
  });

  test.each([
    ['no JSON', '{"format":'],
    ['another format', JSON.stringify({ ...sheetWith('a'), format: 'turn7 score sheet 9' })],
    ['a card that is none', JSON.stringify(sheetWith('a')).replace('"12"', '"13"')],
    ['the sheet of another key', JSON.stringify(sheetWith('b'))],
    ['nothing', ''],
  ])('keeps aside what is damaged, and says so: %s', (_, text) => {
    const storage = new MapStorage();
    storage.setItem('turn7 score sheet a', text);
    storage.setItem('turn7 score damaged 1', 'an older one');
    const library = new Library(storage);
    expect(library.find('a')).toBeNull();
    library.save(sheetWith('a'));
    expect(library.damaged).toEqual([
      { key: 'turn7 score damaged 1', text: 'an older one' },
      { key: 'turn7 score damaged 2', text },
    ]);
    expect(library.sheets).toEqual([sheetWith('a')]);
  });

  it('finds what is damaged without being asked for it', () => {
    const storage = new MapStorage();
    storage.setItem('turn7 score sheet a', 'oh');
    expect(new Library(storage).damaged).toEqual([{ key: 'turn7 score damaged 1', text: 'oh' }]);
  });

  it('forgets what was kept aside only when told to, and takes it again', () => {
    const storage = new MapStorage();
    storage.setItem('turn7 score damaged 1', 'oh');
    const library = new Library(storage);
    library.forgetDamaged('turn7 score damaged 1');
    expect(library.damaged).toEqual([]);
    library.keepDamaged({ key: 'turn7 score damaged 1', text: 'oh' });
    expect(library.damaged).toHaveLength(1);
  });

  it('says when the browser has no room', () => {
    const storage = new MapStorage();
    const library = new Library(storage);
    library.save(sheetWith('a'));
    expect(library.isLasting).toBe(true);
    storage.hasRoom = false;
    library.save(sheetWith('b'));
    expect([library.isLasting, library.sheets.length]).toEqual([false, 2]);
  });

  it('tells of every change once', () => {
    const library = new Library(new MapStorage());
    let told = 0;
    library.revision.subscribe(() => told++);
    library.save(sheetWith('a'));
    library.save(sheetWith('a'));
    library.setCurrent('a');
    library.remove('a');
    expect(told).toBe(3);
  });
});

describe('the keeper of this device', () => {
  function begun() {
    const storage = new MapStorage();
    const library = new Library(storage);
    const sheet = sheetOf('Ann Bo', []);
    library.save(sheet);
    return { storage, library, sheet, keeper: new LocalKeeper(sheet, library) };
  }

  it('keeps every change at once', () => {
    const { storage, sheet, keeper } = begun();
    keeper.change({ kind: 'entry', round: 0, player: 1, entry: entry('12') });
    expect(new Library(storage).find(sheet.id)?.rounds).toEqual(sheetOf('Ann Bo', ['12 | -']).rounds);
  });

  it('takes changes back and does them again, several at once as one', () => {
    const { library, sheet, keeper } = begun();
    keeper.change(
      { kind: 'entry', round: 0, player: 1, entry: entry('12') },
      { kind: 'entry', round: 0, player: 2, entry: entry('bust') },
    );
    const after = keeper.sheet.value;
    keeper.undo();
    expect([keeper.sheet.value, library.find(sheet.id)]).toEqual([sheet, sheet]);
    expect([keeper.canUndo.value, keeper.canRedo.value]).toEqual([false, true]);
    keeper.redo();
    expect(keeper.sheet.value).toEqual(after);
  });

  it('sees what another tab does, and loses none of it', () => {
    const { library, sheet, keeper } = begun();
    const other = new LocalKeeper(sheet, library);
    keeper.change({ kind: 'entry', round: 0, player: 1, entry: entry('12') });
    other.change({ kind: 'entry', round: 0, player: 2, entry: entry('=5') });
    expect(keeper.sheet.value.rounds).toEqual(sheetOf('Ann Bo', ['12 | =5']).rounds);
    keeper.undo();
    expect(other.sheet.value.rounds).toEqual(sheetOf('Ann Bo', ['- | =5']).rounds);
  });

  it('goes on with a sheet that was deleted elsewhere', () => {
    const { library, sheet, keeper } = begun();
    library.remove(sheet.id);
    keeper.change({ kind: 'target', target: 300 });
    expect(library.find(sheet.id)?.target).toBe(300);
  });

  it('hears no more once it is closed', () => {
    const { library, sheet, keeper } = begun();
    keeper.close();
    library.save({ ...sheet, target: 300 });
    expect(keeper.sheet.value.target).toBe(200);
  });
});

describe('groups of friends', () => {
  it('are kept by name', () => {
    const storage = new MapStorage();
    const groups = new Groups(storage);
    groups.add('Work', ['Cy', 'Di']);
    const family = groups.add('Family', [' Ann ', 'Bo', 'bo', '', 'ANN']);
    expect(family?.players).toEqual(['Ann', 'Bo']);
    expect(new Groups(storage).all.value.map(({ name }) => name)).toEqual(['Family', 'Work']);
  });

  it('get another name, go, and come back', () => {
    const groups = new Groups(new MapStorage());
    const group = groups.add('Work', ['Cy']);
    if (group === null) throw new Error('expected a group');
    groups.put({ ...group, name: 'Club' });
    expect(groups.all.value).toEqual([{ ...group, name: 'Club' }]);
    groups.remove(group.id);
    expect(groups.all.value).toEqual([]);
    groups.put(group);
    expect(groups.all.value).toEqual([group]);
  });

  it('need a name and somebody', () => {
    const groups = new Groups(new MapStorage());
    expect([groups.add(' ', ['Ann']), groups.add('Nobody', [' '])]).toEqual([null, null]);
  });

  it('that are damaged are kept aside', () => {
    const storage = new MapStorage();
    storage.setItem('turn7 groups', '{');
    expect(new Groups(storage).all.value).toEqual([]);
    expect([...storage.items]).toEqual([['turn7 groups damaged 1', '{']]);
  });

  it('beside one that is damaged are still there, and that one is kept aside', () => {
    const storage = new MapStorage();
    const [work, text] = [{ id: 'a', name: 'Work', players: ['Cy'] }, '[{"id":"a","name":"Work","players":["Cy"]},7]'];
    storage.setItem('turn7 groups', text);
    expect(new Groups(storage).all.value).toEqual([work]);
    expect(storage.items.get('turn7 groups damaged 1')).toBe(text);
    expect(storage.items.get('turn7 groups')).toBe(JSON.stringify([work]));
  });
});
