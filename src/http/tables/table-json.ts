import type { Translator } from '../../i18n/translator.ts';
import type { TableView } from '../../play/table-view.ts';
import { translate } from '../route/translate.ts';
import { packAddress } from './pack-route.ts';

/** A table as the API hands it out: in the reader's language, with the address of what never changes. */
export function tableJson(table: TableView, translator: Translator): unknown {
  return translate({ ...table, pack: { ...table.pack, url: packAddress(table.pack.hash) } }, translator);
}
