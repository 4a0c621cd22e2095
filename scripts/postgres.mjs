import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installDebianPackage, isRoot } from './debian.mjs'
import { freePort } from './free-port.mjs'
import { Refusal } from './refusal.mjs'

const oldest = 15

const versionIn = (folder) => {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

/** Folder of the newest PostgreSQL of this machine that is recent enough; undefined when there is none. */
function findBinaries() {
  const versions = '/usr/lib/postgresql'
  const packaged = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
  return [...packaged, ...(process.env['PATH'] ?? '').split(delimiter)]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= oldest)
    .sort((a, b) => b.version - a.version)[0]?.folder
}

/** A commit waits for no disk: what it holds outlives its processes, not the machine. Tests kill programs, none cuts the power. */
const notToDisk = { fsync: 'off', full_page_writes: 'off' }

/** Files in memory: tests make and drop hundreds of databases of 1,400 files, whose names a disk takes longer to find room for than to write. */
const memory = '/dev/shm'
/** Bytes: the databases open at once and the journal, with as much again. A container often gives that folder less. */
const roomy = 2 * 2 ** 30

function placeOf(isDurable) {
  if (isDurable || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomy && freemem() > 2 * roomy ? memory : tmpdir()
}

/** PostgreSQL refuses to run as root: the user its package made runs it then. */
function owner() {
  if (!isRoot) return {}
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  if (!uid) throw new Refusal('PostgreSQL cannot run as root and there is no user postgres: run as another user, or set TEST_DATABASE_URL.')
  return { uid, gid }
}

async function accepting(server, folder, port) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) break
    if (spawnSync(join(folder, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']).status === 0) return
    await new Promise((wake) => setTimeout(wake, 200))
  }
  throw new Refusal('The PostgreSQL started for the tests does not answer.')
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, durable like a real one (fsync on) unless told otherwise (in memory where there is
 * room), on a free port of this machine.
 * Installs Debian's package when there is none and the command runs as root.
 * @returns its address as a superuser; `halt` and `resume`, between which nobody answers there; `stop`, which also removes its folder
 * @throws Refusal when there is no PostgreSQL and none can be installed
 */
export async function startPostgres({ isDurable = true } = {}) {
  if (!findBinaries()) installDebianPackage(['postgresql'], `The tests need PostgreSQL ${oldest} or newer (or TEST_DATABASE_URL).`)
  const folder = findBinaries()
  if (!folder) throw new Refusal(`The PostgreSQL of this machine is older than ${oldest}: set TEST_DATABASE_URL to a newer one.`)
  const user = owner()
  const home = mkdtempSync(join(placeOf(isDurable), 'kxo-postgres-'))
  if (user.uid) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const as = { ...user, cwd: home, env: { ...process.env, HOME: home, LC_ALL: 'C.UTF-8' } }
  const made = spawnSync(join(folder, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...as,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Refusal(`PostgreSQL could not create a database: ${made.stderr || made.error}`)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: home,
    max_connections: 200,
    log_min_messages: 'fatal',
    ...(isDurable ? {} : notToDisk),
  }
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = async () => {
    const server = spawn(join(folder, 'postgres'), ['-D', data, ...parameters], { ...as, stdio: ['ignore', 'ignore', 'inherit'] })
    const stopped = new Promise((resolve) => server.on('exit', resolve))
    const halt = async () => {
      server.kill('SIGINT')
      await stopped
    }
    await accepting(server, folder, port).catch(async (error) => {
      await halt()
      throw error
    })
    return halt
  }
  const remove = () => rmSync(home, { recursive: true, force: true })
  let halt = await launch().catch((error) => {
    remove()
    throw error
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: () => halt(),
    resume: async () => {
      halt = await launch()
    },
    stop: async () => {
      await halt()
      remove()
    },
  }
}
