import { parseArgs } from 'node:util'
import { addPicture } from './media/add'
import { sourceFaults } from './media/check'
import { makeOutputs, staleOutputs } from './media/outputs'
import { planMedia } from './media/plan'
import { planSocialImages } from './media/social-images'
import { CommandError, run } from './process/command'

const root = process.cwd()

/** All that is made of the sources and the texts of pages. */
function planAll() {
  const [media, social] = [planMedia(root), planSocialImages(root)]
  return {
    outputs: [...media.outputs, ...social.outputs],
    manifests: { ...media.manifests, ...social.manifests },
  }
}

function check() {
  const wrong = [...sourceFaults(root), ...staleOutputs(root, planAll())]
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) console.error('Run "npm run media" and commit what it changes.')
  process.exitCode = wrong.length > 0 ? 1 : 0
}

const makeAll = async () => makeOutputs(root, planAll(), console.log)

async function media() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean' },
      alt: { type: 'string', default: '' },
      eyes: { type: 'string', default: '0.5,0.25' },
    },
  })
  const [command, file = '', name = ''] = positionals
  if (values.check) return check()
  if (command === 'add') {
    for (const line of await addPicture(root, file, name, values)) console.log(line)
    // While another picture is missing, nothing can be drawn, and this one is taken all the same.
    return makeAll().catch(({ message }: Error) => console.log(`Not drawn yet: ${message}`))
  }
  if (command !== undefined) throw new CommandError('Use: npm run media -- add FILE NAME --alt "…"')
  return makeAll()
}

run(media)
