import { readdirSync } from 'node:fs'

/** Every module of content by its path in that folder, with all that it exports. For Jest. */
export async function contentModules(): Promise<[file: string, exported: object][]> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return Promise.all(
    files.map(async (file): Promise<[string, object]> => {
      const exported: unknown = await import(`@/content/${file}`)
      return [file, Object(exported) as object]
    }),
  )
}
