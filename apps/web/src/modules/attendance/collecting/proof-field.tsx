import { isSignedIn, meansFor, proofMode, proofModeOf } from '@kxo/domain/attendance/proving/proof-mode'
import { modeHelp, proofWords as p } from '@kxo/domain/attendance/proving/proof-words'
import { type SigningMeans, signingMeans } from '@kxo/domain/attendance/signing-means'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Alert, Radio, Stack } from '@mantine/core'
import { useRef } from 'react'
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type ProofFieldProps = { isTraining: boolean; isOnline: boolean; proofs: number; isFrozen: boolean; disabled: boolean }

const onSite = optionsOf(signingMeans).filter(({ value }) => value !== 'door' && value !== 'meeting')

/** How presence is proved, as one choice, then the ways of signing where people sign: both are the same list of means. */
export function ProofField({ isTraining, isOnline, proofs, isFrozen, disabled }: ProofFieldProps) {
  const { say } = useLanguage()
  const { value, change, input } = useField({ name: 'means', label: w.means, help: w.meansHelp, disabled })
  const means = value as SigningMeans[]
  const mode = proofModeOf(means)
  // What was ticked comes back when another mode was only tried.
  const ticked = useRef(means)
  if (isSignedIn(means)) ticked.current = means
  const modes = proofMode.keys.filter((one) => one !== 'remote' || isOnline || mode === 'remote')
  return (
    <Stack gap="sm">
      <Radio.Group
        label={say(p.mode)}
        value={mode}
        onChange={(key) => change(meansFor(proofMode.keys.find((one) => one === key) ?? mode, ticked.current))}
      >
        <Stack gap="xs" mt={6}>
          {modes.map((one) => (
            <Radio
              key={one}
              value={one}
              label={say(proofMode.labelOf(one))}
              description={say(modeHelp[one])}
              disabled={disabled || (isFrozen && one !== mode)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isFrozen ? (
        <Alert color="blue" role="status">
          {say(p.frozen, { n: proofs })}
        </Alert>
      ) : null}
      {mode === 'none' && isTraining ? (
        <Alert color="orange" role="status">
          {say(p.noProof)}
        </Alert>
      ) : null}
      {isSignedIn(means) ? (
        <CheckboxGroup
          input={input}
          options={onSite}
          value={means.filter((one) => one !== 'meeting')}
          onChange={(chosen) => {
            const signed = chosen as SigningMeans[]
            // Signing with no means left would be another mode: the last one stays.
            if (mode === 'remote') change([...signed, 'meeting'])
            else if (signed.length > 0) change(signed)
          }}
        />
      ) : null}
    </Stack>
  )
}
