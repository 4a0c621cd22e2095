import { documentsContract } from '@kxo/domain/documents/contract'
import type { Application } from '@kxo/domain/recruiting/contract'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { Anchor, Stack, Text } from '@mantine/core'
import { fetchFile } from '../../../platform/api-client.ts'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AnswerRead } from '../../forms/index.ts'

const open = (file: number): void =>
  void fetchFile(documentsContract.download, { body: { file } }).then(({ blob, name }) => saveFile(blob, name), toast.failure)

/** What a candidate answered, question by question, and the papers they handed in. */
export function ApplicationContent({ application: { responses, papers } }: { application: Application }) {
  const { say } = useLanguage()
  return (
    <>
      {responses.length === 0 && papers.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say(w.noAnswer)}
        </Text>
      ) : null}
      <Stack component="dl" gap={10} m={0}>
        {responses.map(({ form, label, value, input_type }) => (
          <div key={`${form} ${label}`}>
            <Text component="dt" size="xs" c="dimmed">
              {label}
            </Text>
            <Text component="dd" size="sm" m={0}>
              <AnswerRead input={input_type} value={value} />
            </Text>
          </div>
        ))}
      </Stack>
      {papers.length > 0 ? (
        <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }} aria-label={say(w.papers)}>
          {papers.map(({ name, file_name, file }) => (
            <Text component="li" size="sm" key={name}>
              {file === null ? (
                say(w.paperMissing, { name })
              ) : (
                <Anchor component="button" type="button" inherit onClick={() => open(file)}>
                  {say(w.paperGiven, { name, file: file_name ?? name })}
                </Anchor>
              )}
            </Text>
          ))}
        </Stack>
      ) : null}
    </>
  )
}
