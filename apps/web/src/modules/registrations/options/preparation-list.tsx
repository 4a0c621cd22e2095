import { formatDate } from '@kxo/domain/kernel/dates'
import type { Preparation } from '@kxo/domain/registrations/options/option-contract'
import { eventProductWords as w } from '@kxo/domain/registrations/options/option-words'
import { preparationList } from '@kxo/domain/registrations/options/preparation-list'
import { Checkbox } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { handOver, preparationsSource } from './options-api.ts'

type PreparationListProps = { event: number | undefined; mayTick: boolean }

/** Who is to be given what, ticked as it is handed over. */
export function PreparationList({ event, mayTick }: PreparationListProps) {
  return event === undefined ? <Empty sentence={w.chooseEvent} /> : <OfEvent event={event} mayTick={mayTick} />
}

function OfEvent({ event, mayTick }: { event: number; mayTick: boolean }) {
  const { say, locale, zone } = useLanguage()
  const tick = useAction({
    mutationFn: ({ option, registration, handed_at }: Preparation) => handOver(option, registration, handed_at === null),
  })
  return (
    <DataTable<Preparation>
      caption={w.preparation}
      source={preparationsSource(event)}
      saved={useSavedColumns('preparations')}
      rowKey={({ registration, option }) => `${registration} ${option}`}
      rowName={({ last_name, first_name, name }) => `${last_name} ${first_name} – ${name}`}
      empty={{ sentence: w.nothingTaken }}
      columns={useColumns(preparationList, {
        last_name: (line) => `${line.last_name} ${line.first_name}`,
        is_paid: (line) => <Badge tone={line.is_paid ? 'success' : 'warning'}>{line.is_paid ? w.certain : w.waiting}</Badge>,
        handed_at: (line) => (
          <Checkbox
            checked={line.handed_at !== null}
            disabled={!mayTick || tick.isPending}
            label={line.handed_at ? formatDate(line.handed_at, locale, { zone }) : say(w.handIt)}
            aria-label={say(w.handTo, { option: line.name, name: `${line.first_name} ${line.last_name}` })}
            onChange={() => tick.mutate(line)}
          />
        ),
      })}
    />
  )
}
