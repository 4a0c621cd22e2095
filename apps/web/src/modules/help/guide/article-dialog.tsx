import { articles } from '@kxo/domain/help/articles/articles'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { adminGuide, articleParameter } from '@kxo/domain/help/paths'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ArticleView } from './article-view.tsx'

/** An article over the page it is about. */
export default function ArticleDialog({ article, onClose }: { article: string; onClose: () => void }) {
  const { say } = useLanguage()
  const known = articles.find(({ key }) => key === article)
  if (!known) return null
  return (
    <Dialog
      opened
      onClose={onClose}
      title={known.title}
      width={600}
      acts={
        <LinkButton to={adminGuide()} search={{ [articleParameter]: article }} variant="default" size="sm">
          {say(w.readGuide)}
        </LinkButton>
      }
    >
      <ArticleView article={known} isInDialog />
    </Dialog>
  )
}
