import type { Morph } from '@kxo/domain/fields/morph'
import { shownUnder, wordsIn } from '@kxo/domain/fields/native/native-wording'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { wordingsOf } from './native-wordings.ts'

/** What the tenant calls the fields a kind of records has from the start, by the names they are shown under; those it leaves alone are not there. */
export async function nativeLabels(db: Queries, morph: Morph, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const said = (await wordingsOf(db, morph)).map((one) => ({ name: one.name, label: wordsIn(locale, one).label }))
  return new Map(said.flatMap(({ name, label }) => (label ? shownUnder(name).map((key): [string, string] => [key, label]) : [])))
}
