import type { Morph } from '@kxo/domain/fields/morph'
import { isVisibleTo, shownUnder, wordsIn } from '@kxo/domain/fields/native/native-wording'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import type { FieldWording } from '../../../ui/form/field-wordings.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { nativesQuery } from '../api.ts'

/** What the tenant says of the fields a kind of records has from the start, by the names they are shown under; nothing while it loads. */
export function useNativeWordings(of: Morph): Readonly<Record<string, FieldWording>> {
  const { actor } = useViewer()
  const { locale } = useLanguage()
  const { data } = useQuery(nativesQuery(of))
  return useMemo(
    () =>
      Object.fromEntries(
        (data ?? []).flatMap((one) => {
          const wording: FieldWording = { ...wordsIn(locale, one), is_required: one.is_required, is_hidden: !isVisibleTo(one, actor) }
          return shownUnder(one.name).map((name) => [name, wording])
        }),
      ),
    [data, locale, actor],
  )
}
