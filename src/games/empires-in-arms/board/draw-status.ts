import type { Drawing } from '../../../kernel/board.ts';
import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { line, type Panel } from '../../../theme/drawing/svg.ts';
import { endText } from '../ending/outcome.ts';
import { msg as gameMsg } from '../msg.ts';
import { monthTitle } from '../names.ts';
import { msg as scenarioMsg } from '../scenarios/msg.ts';
import type { ScenarioView } from '../scenarios/scenario-view.ts';
import type { View } from '../view-types.ts';
import { drawAccounts } from './draw-accounts.ts';
import { drawDisplay } from './draw-display.ts';
import { drawRelations } from './draw-relations.ts';
import { drawVictory } from './draw-victory.ts';
import { INK, INNER, MARGIN, TYPE, WIDTH } from './layout.ts';
import { msg } from './msg.ts';
import { drawLines, EMPTY, type Translate, titled } from './panel.ts';
import { tellScenario } from './tell-scenario.ts';

/**
 * The powers' standing as a sheet, open to all: the status display, victory points, accounts, wars and alliances. In a
 * mail (`brief`) without month and accounts: its news tell of both.
 */
export function drawStatus(view: View, { t }: Drawing, brief = false): string {
  return drawSheet(
    [
      ...(brief ? [] : [drawHeading(view, t)]),
      drawEnd(view, t),
      ...(view.scenario
        ? [drawScenario(view.scenario, t)]
        : [
            drawDisplay(view, t),
            drawVictory(view, t),
            ...(brief ? [] : [drawAccounts(view, t)]),
            drawRelations(view, t),
          ]),
    ],
    {
      title: t(msg('empires-in-arms-board.status')),
      width: WIDTH,
      edge: 12,
      gap: 18,
      indent: MARGIN,
      pickable: false,
    },
  );
}

/** What a scenario is played for (13): it has no status display, no accounts and no third powers. */
function drawScenario(scenario: ScenarioView, t: Translate): Panel {
  return titled(
    t(scenarioMsg('empires-in-arms-scenarios.objectives-title')),
    '',
    drawLines(tellScenario(scenario).map(t)),
  );
}

/** Who has won, once the campaign is over. */
function drawEnd({ ending }: View, t: Translate): Panel {
  return ending ? drawLines([t(endText(ending))]) : EMPTY;
}

/** The month and its phase, over a line. */
export function drawHeading({ time, phase }: View, t: Translate): Panel {
  const quiet = { size: TYPE.text, anchor: 'end', fill: INK.muted } as const;
  return {
    height: 24,
    svg: [
      letters(0, 16, t(monthTitle(time)), { size: TYPE.title, serif: true }),
      letters(INNER, 16, t(gameMsg('empires-in-arms.phase', { phase })), quiet),
      line(0, 24, INNER, 24, { stroke: INK.text, 'stroke-width': 1.2 }),
    ].join(''),
  };
}
