import { videosContract } from '@kxo/domain/videos/contract'
import { watchingContract } from '@kxo/domain/videos/watching-contract'
import { routes } from '../../platform/http/serve.ts'
import { listEventVideos, orderVideos } from './giving/event-videos.ts'
import { giveVideo, takeVideoBack } from './giving/give-video.ts'
import { addVideo, replaceVideo } from './library/add-video.ts'
import { addCaptions, removeCaptions, setPoster } from './library/captions.ts'
import { listVideos } from './library/list-videos.ts'
import { archiveVideo, changeVideo, readVideo, removeVideo } from './library/write-video.ts'
import { listProgress } from './watching/list-progress.ts'
import { readOwnVideo } from './watching/own-video.ts'
import { openVideo, recordProgress } from './watching/record-progress.ts'
import { serveFile } from './watching/serve-file.ts'

export const videosRoutes = [
  routes(videosContract, {
    list: listVideos,
    add: addVideo,
    read: readVideo,
    change: changeVideo,
    replace: replaceVideo,
    setPoster,
    addCaptions,
    removeCaptions,
    archive: archiveVideo,
    remove: removeVideo,
    give: giveVideo,
    takeBack: takeVideoBack,
    ofEvent: listEventVideos,
    order: orderVideos,
  }),
  routes(watchingContract, { own: readOwnVideo, open: openVideo, report: recordProgress, file: serveFile, progress: listProgress }),
]
