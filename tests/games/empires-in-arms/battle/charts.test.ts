import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { pairingOf, tablesIn } from '../../../../src/games/empires-in-arms/battle/pairing.ts';
import { battleOf } from '../../../../src/games/empires-in-arms/pack/build-battle.ts';
import { builtInFile } from '../../../../src/games/empires-in-arms/pack/built-in-file.ts';
import { checkBattle } from '../../../../src/games/empires-in-arms/pack/check-battle.ts';
import { packSchema } from '../../../../src/games/empires-in-arms/pack/pack-schema.ts';
import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import { ATTACK_CHITS, DEFENCE_CHITS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { english } from '../../played-game.ts';

const { pack } = builtInPack();
const file = packSchema.parse(builtInFile);
const charts = readFileSync(new URL('./charts.md', import.meta.url), 'utf8');

/** The rows of a chart of the file, without its head. */
function rowsOf(title: string): readonly (readonly string[])[] {
  const [, part = ''] = charts.split(`## ${title}`);
  const lines = part.split('\n##')[0]?.split('\n') ?? [];
  const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1));
  return rows.slice(2).map((cells) => cells.map((cell) => cell.trim()));
}
const idOf = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

describe('the charts of battles', () => {
  test('7.5.2.7: all 200 cells of the combat table', () => {
    const printed = rowsOf('Combat').map(
      ([code = '', ...cells]) => [code, cells.map((cell) => cell.split('/').map(Number))] as const,
    );
    expect(printed.flatMap(([, cells]) => cells)).toHaveLength(200);
    expect(Object.fromEntries(printed)).toEqual(pack.battle.combat);
  });

  test('7.5.2.1: all cells of the commander chart', () => {
    const printed = rowsOf('Commanders').map(([, ...cells]) => cells.map((cell) => cell.split('/').map(Number)));
    expect(printed).toEqual(pack.battle.commanders);
  });

  test('7.5.2.3: every pairing of chits, round by round, with arrival in the second and the third round', () => {
    const printed = rowsOf('Chits').map(([pair = '', attackers = '', defenders = '', after = '']) => {
      const [attack = '', defence = ''] = pair.split(' v ').map((name) => name.replace('(river)', ''));
      const rounds = (text: string) => text.split(' ').filter((code) => /\d/.test(code));
      const [flankedAttackers = '', flankedDefenders = ''] = after.split('/');
      const flanked = { attackers: rounds(flankedAttackers), defenders: rounds(flankedDefenders) };
      return {
        ...{ attack: idOf(attack), defence: idOf(defence), ground: pair.includes('river') ? 'river' : 'open' },
        ...{ attackers: rounds(attackers), defenders: rounds(defenders) },
        ...(flanked.attackers.length > 0 && { flanked }),
      };
    });
    expect(printed).toHaveLength(35);
    expect(pack.battle.pairings).toEqual(printed);
  });

  test.each(ATTACK_CHITS.flatMap((attack) => DEFENCE_CHITS.map((defence) => [attack, defence] as const)))(
    '7.5.2.3: %s against %s has a table in every round, before and after an arrival in rounds 2 and 3',
    (attack, defence) => {
      for (const crossed of [false, true]) {
        const pairing = pairingOf(pack, attack, defence, crossed);
        expect([pairing.attack, pairing.defence]).toEqual([attack, defence]);
        for (const round of [1, 2, 3]) {
          const tables = tablesIn(pairing, round, false);
          expect([tables?.attackers, tables?.defenders]).toEqual([
            pairing.attackers[round - 1],
            pairing.defenders[round - 1],
          ]);
        }
        for (const round of [2, 3]) {
          const from = pairing.flanked ?? {
            attackers: pairing.attackers.slice(1),
            defenders: pairing.defenders.slice(1),
          };
          const tables = tablesIn(pairing, round, true);
          expect([tables?.attackers, tables?.defenders]).toEqual([
            from.attackers[round - 2],
            from.defenders[round - 2],
          ]);
        }
      }
    },
  );

  test('7.5.2: all that ground does', () => {
    const printed = rowsOf('Ground').map(([ground = '', ...cells]) => [ground, ...cells.slice(0, 6).map(Number)]);
    const found = Object.entries(pack.battle.terrain).map(
      ([ground, { attackers, defenders, flank, reinforcement }]) => [
        ground,
        ...[attackers.casualties, attackers.morale, defenders.casualties, defenders.morale, flank, reinforcement],
      ],
    );
    expect(new Set(found.map(String))).toEqual(new Set(printed.map(String)));
    expect(pack.battle.terrain.marsh?.bombardment).toBe(false);
  });

  test('each of the three disputed cells is a choice of the pack', () => {
    expect(file.battle.disputed).toHaveLength(3);
    for (const cell of file.battle.disputed) {
      const other = { ...file.battle, disputed: [{ ...cell, use: { ...cell.use, value: 'second' as const } }] };
      const at = (battle: typeof file.battle) =>
        pairingOf({ battle: battleOf(battle) }, cell.attack, cell.defence, false)[cell.side][Number(cell.round) - 1];
      expect([at(file.battle), at(other)]).toEqual([cell.first.value, cell.second.value]);
      expect(checkBattle({ ...file, battle: other })).toEqual([]);
    }
  });

  test('a pack is refused in which a chart lacks something, by name', () => {
    const { battle } = file;
    const { '3-3': _, ...combat } = battle.combat;
    const [first, ...pairings] = battle.pairings;
    const { '3': __, ...classes } = battle.pursuit.classes;
    const broken = {
      ...file,
      battle: {
        ...battle,
        combat,
        pairings: [...pairings, ...pairings.slice(-1)],
        pursuit: { ...battle.pursuit, classes },
        emperor: { ...battle.emperor, value: 'alexander' },
      },
    };
    expect(first?.attack).toBe('outflank');
    expect(checkBattle(broken).map(({ at, reason }) => `${at}: ${english.t(reason)}`)).toEqual([
      'battle.combat: There must be an entry for 3-3; there is none.',
      'battle.pairings: There must be an entry for outflank-outflank-open; there is none.',
      'battle.pairings.probe-defend-open: probe-defend-open is there more than once; every id must be used once.',
      'battle.pursuit.classes: There must be an entry for 3; there is none.',
      'leaders: There must be an entry for alexander; there is none.',
    ]);
    const short = pairings.map((one) =>
      one.attack === 'assault' && one.defence === 'defend'
        ? { ...one, attackers: { ...one.attackers, value: one.attackers.value.slice(1) } }
        : one,
    );
    expect(
      checkBattle({ ...file, battle: { ...battle, pairings: first ? [first, ...short] : short } }).map(({ at }) => at),
    ).toEqual(['battle.pairings.assault-defend-open']);
  });
});
