import { documentsContract } from '@kxo/domain/documents/contract'
import { answerText, fileOfAnswer } from '@kxo/domain/forms/answers/answer-text'
import { Anchor, Text } from '@mantine/core'
import { fetchFile } from '../../../platform/api-client.ts'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** An answer as people read it; a file is opened where it is read. */
export function AnswerRead({ input, value }: { input: string; value: string }) {
  const language = useLanguage()
  const text = answerText(input, value, language)
  const file = fileOfAnswer(input, value)
  if (file === undefined)
    return (
      <Text span inherit style={{ whiteSpace: 'pre-line' }} className="anywhere">
        {text}
      </Text>
    )
  const open = () => fetchFile(documentsContract.download, { body: { file } }).then(({ blob, name }) => saveFile(blob, name), toast.failure)
  return (
    <Anchor component="button" type="button" inherit onClick={() => void open()}>
      {text}
    </Anchor>
  )
}
