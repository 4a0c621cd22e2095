import { type Mention, mentionKeys } from '@kxo/domain/billing/entity-rules'
import { entityWords as w } from '@kxo/domain/billing/entity-words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Box, Flex, Stack } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What each mention is called and what its absence blocks. */
const mentions: Readonly<Record<Mention, { label: Sentence; blocks: Sentence }>> = {
  name: { label: w.name, blocks: w.blocksBills },
  legal_name: { label: w.legalName, blocks: w.blocksBills },
  legal_form: { label: w.legalForm, blocks: w.blocksBills },
  share_capital: { label: w.shareCapital, blocks: w.blocksBills },
  registry: { label: w.registry, blocks: w.blocksBills },
  siren: { label: w.siren, blocks: w.blocksBills },
  siret: { label: w.siret, blocks: w.blocksBills },
  vat_number: { label: w.vatNumber, blocks: w.blocksBills },
  address: { label: w.address, blocks: w.blocksBills },
  code_postal: { label: w.postalCode, blocks: w.blocksBills },
  town: { label: w.town, blocks: w.blocksBills },
  representative: { label: w.representative, blocks: w.blocksSignature },
  activity_number: { label: w.activityNumber, blocks: w.blocksTraining },
  activity_region: { label: w.activityRegion, blocks: w.blocksTraining },
  iban: { label: w.iban, blocks: w.blocksTransfers },
  bic: { label: w.bic, blocks: w.blocksTransfers },
}

/** How complete an issuer is, and what each missing mention blocks. */
export function EntityMeter({ missing }: { missing: readonly Mention[] }) {
  const { say } = useLanguage()
  const all = mentionKeys.length
  const label = say(w.mentions, { done: all - missing.length, all })
  return (
    <Stack gap={6}>
      <span>{label}</span>
      <Box
        component="progress"
        w="100%"
        h={8}
        style={{ accentColor: 'var(--k-success)' }}
        max={all}
        value={all - missing.length}
        aria-label={label}
      />
      {missing.length > 0 ? (
        <Flex component="ul" ps={18} c="dimmed" fz="sm" direction="column">
          {missing.map((key) => (
            <li key={key}>{say(w.missing, { names: `${say(mentions[key].label)} (${say(mentions[key].blocks)})` })}</li>
          ))}
        </Flex>
      ) : null}
    </Stack>
  )
}
