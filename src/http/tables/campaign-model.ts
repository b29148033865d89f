import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ChronicleChart } from '../../kernel/chronicle.ts';
import type { KeptMoment } from '../../log/chronicle-spans.ts';
import { drawChart } from '../../theme/drawing/draw-chart.ts';
import type { ToldChapter, ToldChronicle } from './told-chronicle.ts';

/** The charts of a table's story, each as a drawing and as a table, and what lasted, kind by kind. */
export function campaignModel(tableId: string, told: ToldChronicle, translator: Translator) {
  const link = (chapter: ToldChapter | undefined) =>
    chapter && {
      name: chapter.name,
      href: `/t/${tableId}/log?${new URLSearchParams({ chapter: chapter.id })}`,
    };
  return {
    heading: told.title,
    charts: told.charts.map((chart) => chartModel(chart, told, translator)),
    kinds: told.kinds.map(({ id, name }) => ({
      id,
      name,
      spans: told.spans
        .filter(({ kind }) => kind === id)
        .map(({ said, from, to }) => ({ said, from: link(from), to: link(to) })),
    })),
    /** What was there as these chapters began was so from the start, or began before them. */
    sinceBefore: told.older === undefined ? msg('chronicle.from-start') : msg('chronicle.from-before'),
    older: told.older === undefined ? undefined : `/t/${tableId}/campaign?before=${told.older}`,
  };
}

function chartModel(chart: ChronicleChart, { lines, moments, tick }: ToldChronicle, { t, locale }: Translator) {
  const { id, title, bands, least, most } = chart;
  const figureOf = (moment: KeptMoment, line: string) => moment.moment.figures[id]?.[line];
  // Names are sorted by where their lines end: a line keeps its place in the game's order, and its look with it.
  const drawn = lines.map((line, place) => ({
    name: t(line.name),
    place,
    figures: moments.map((moment) => figureOf(moment, line.id)),
  }));
  const ticks = moments.flatMap((moment, at) => {
    const mark = moment.id === undefined ? undefined : tick(moment.id);
    return mark ? [{ at, text: t(mark) }] : [];
  });
  return {
    id,
    title,
    svg: drawChart({
      ...{ title: t(title), lines: drawn, least, most, ticks },
      bands: bands.map(({ name, from }) => ({ name: t(name), from })),
    }),
    locale,
    columns: lines.map(({ name }) => name),
    rows: moments.map((moment) => ({
      name: moment.name ?? msg('chronicle.now'),
      cells: lines.map((line) => {
        const figure = figureOf(moment, line.id);
        return figure === undefined ? '—' : t(chart.say(figure));
      }),
    })),
  };
}
