import { votesContract } from '@kxo/domain/votes/contract'
import { routes } from '../../platform/http/serve.ts'
import { addResolutionDocument, readResolutionDocument, removeResolutionDocument } from './attach-documents.ts'
import { castVotes } from './cast-votes.ts'
import { closeResolution } from './close-resolution.ts'
import { printMinutes } from './minutes/print-minutes.ts'
import { openResolution } from './open-resolution.ts'
import { proveVoter, sendVoteCode } from './prove-voter.ts'
import { giveProxy, listProxyHolders, takeProxyBack } from './proxies.ts'
import { readAssembly } from './read-assembly.ts'
import { changeRight, listRights } from './rights.ts'
import { addResolution, changeAssembly, changeResolution, removeResolution } from './run-resolutions.ts'

export const votesRoutes = routes(votesContract, {
  assembly: readAssembly,
  changeAssembly,
  addResolution,
  changeResolution,
  removeResolution,
  openResolution,
  closeResolution,
  vote: castVotes,
  sendVoteCode,
  proveVoter,
  addResolutionDocument,
  readResolutionDocument,
  removeResolutionDocument,
  rights: listRights,
  changeRight,
  proxyHolders: listProxyHolders,
  giveProxy,
  takeProxyBack,
  minutes: printMinutes,
})
