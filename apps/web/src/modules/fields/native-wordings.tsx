import type { Morph } from '@kxo/domain/fields/morph'
import { isAskedOf } from '@kxo/domain/fields/native-wording'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { type FieldWording, FieldWordings } from '../../ui/field-wordings.ts'
import { useLanguage } from '../../ui/language.tsx'
import { nativesQuery } from './api.ts'

/** Around the form of a record: its own fields are called, explained, required and shown as the tenant says. */
export function NativeWordings({ of, children }: { of: Morph; children: ReactNode }) {
  const { tenant, actor } = useViewer()
  const { locale } = useLanguage()
  const { data } = useQuery(nativesQuery(tenant.name, of))
  const wordings = useMemo(
    () =>
      Object.fromEntries(
        (data ?? []).map((one): [string, FieldWording] => [
          one.name,
          {
            label: (locale === 'en' && one.label_en) || one.label,
            help: (locale === 'en' && one.help_en) || one.help,
            is_required: one.is_required,
            is_hidden: !isAskedOf(one, actor),
          },
        ]),
      ),
    [data, locale, actor],
  )
  return <FieldWordings value={wordings}>{children}</FieldWordings>
}
