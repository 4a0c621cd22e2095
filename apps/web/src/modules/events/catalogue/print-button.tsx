import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import { printWords as w } from '@kxo/domain/events/catalogue/print-words'
import { IconFileDownload } from '@tabler/icons-react'
import { fetchFile } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { catalogueQueryIn } from './catalogue-search.ts'

/** Takes away the catalogue as shown, whole and in the language read. */
export function PrintButton({ query }: { query: Omit<ReturnType<typeof catalogueQueryIn>, 'page_size'> & { page_size: number } }) {
  const { say, locale } = useLanguage()
  const saving = useAction({
    mutationFn: () => fetchFile(feedsContract.print, { query: { ...query, lang: locale } }),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  })
  return (
    <Button
      variant="default"
      size="sm"
      loading={saving.isPending}
      icon={<IconFileDownload size={18} aria-hidden="true" />}
      onClick={() => saving.mutate()}
    >
      {say(w.download)}
    </Button>
  )
}
