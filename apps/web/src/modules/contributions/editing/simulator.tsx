import { bandFault } from '@kxo/domain/contributions/bands'
import { collectiveContributionWords as c } from '@kxo/domain/contributions/collective-words'
import type { ContributionBasis } from '@kxo/domain/contributions/kinds'
import { isFree, mostOf, priceOrder, withOneMore } from '@kxo/domain/contributions/price-order'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { integerFromText } from '@kxo/domain/kernel/decimals'
import { formatMoney } from '@kxo/domain/kernel/money'
import { Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FactList } from '../../../ui/display/fact-list.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useBandText } from '../collective/use-band-text.ts'
import { tariffIn } from './tariff-in.ts'

const most = 99_999
const countIn = (text: string): number | undefined => {
  const count = integerFromText(text)
  return count !== undefined && count >= 0 && count <= most ? count : undefined
}

/** What so many people would pay with the bands being written: the very function that prices orders. */
export function Simulator({ form }: { form: RecordForm }) {
  const { say, locale } = useLanguage()
  const { worthOf } = useBandText()
  const [added, setAdded] = useState('12')
  const [members, setMembers] = useState('0')
  const values = useWatch({ control: form.control }) as Readonly<Record<string, unknown>>
  const basis = values['basis'] as ContributionBasis
  const tariff = tariffIn(values)
  const [adding, before] = [countIn(added), countIn(members)]
  const isReady = tariff && adding !== undefined && before !== undefined && !bandFault(tariff.bands, tariff.maximum)
  const order = isReady && { tariff, basis, held: before, added: adding, headcount: before, months: null }
  const price = order ? priceOrder(order) : undefined
  const more = order ? withOneMore(order) : null
  return (
    <PanelSection aria-labelledby="simulator" gap="sm">
      <Title order={2} size="h3" id="simulator">
        {say(w.simulator)}
      </Title>
      <Text c="dimmed" fz="sm">
        {say(w.simulatorHelp)}
      </Text>
      <TextInput label={say(w.simulated)} inputMode="numeric" value={added} onChange={(event) => setAdded(event.currentTarget.value)} />
      <TextInput
        label={say(basis === 'headcount' ? w.simulatedHeadcount : w.simulatedHeld)}
        inputMode="numeric"
        value={members}
        onChange={(event) => setMembers(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {price?.isBeyond ? <Text>{say(c.beyond, { max: tariff ? (mostOf(tariff) ?? price.counted) : 0 })}</Text> : null}
        {price && tariff && !price.isBeyond && adding ? (
          <>
            <Text fw={650} fz="lg" className="figures">
              {say(w.simulation, {
                people: say(w.people, { n: adding }),
                rate: price.reached ? worthOf(price.reached) : '–',
                amount: isFree(tariff) ? say(w.noAmount) : formatMoney(price.totals.total_ht, locale),
              })}
            </Text>
            {price.totals.total_tax === 0 ? null : (
              <FactList
                facts={[
                  [say(c.tax), formatMoney(price.totals.total_tax, locale)],
                  [say(c.total), formatMoney(price.totals.total_ttc, locale)],
                ]}
              />
            )}
            {more ? (
              <Text c="dimmed" fz="sm">
                {say(w.oneMore, { after: worthOf(more.after), before: worthOf(more.before) })}
              </Text>
            ) : null}
          </>
        ) : null}
      </div>
    </PanelSection>
  )
}
