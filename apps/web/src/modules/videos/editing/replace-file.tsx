import { type Video, videoUpload } from '@kxo/domain/videos/contract'
import { videosWords as w } from '@kxo/domain/videos/words'
import { resumableAt } from '../../../platform/unfinished-uploads.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { readFilm } from '../adding/read-film.ts'
import { replaceVideo, setPoster } from '../api.ts'

/** Another file in place of that of a film; left on its way, it goes on when the page opens again. */
export const ReplaceFile = ({ video: { id, file_name }, onReplaced }: { video: Video; onReplaced: () => void }) => (
  <PanelSection>
    <FileField
      label={w.replace}
      help={w.replaceHelp}
      accept={videoUpload.accept}
      maxBytes={videoUpload.maxBytes}
      value={{ id, name: file_name }}
      onChange={onReplaced}
      resumable={resumableAt(`video ${id}`)}
      upload={async (file, transfer) => {
        const { seconds, poster } = await readFilm(file)
        await replaceVideo(id, seconds, file, transfer)
        if (poster) await setPoster(id, poster).catch(() => undefined)
        return { id, name: file.name }
      }}
    />
  </PanelSection>
)
