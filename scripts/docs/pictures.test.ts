import { wrongPictures } from './pictures'

const sources = {
  'components/forms/browser-storage.ts': 'keptMs = { draft: 7 * dayMs, submission: dayMs }',
  'components/forms/draft.ts': "storage.setItem(storageKey('draft'), text)",
  'components/forms/form.tsx': "import('./in-use/form-in-use')",
  'components/forms/submission-id.ts': "storageKey('submission')",
  'components/shell/vitals.ts': "import('web-vitals')",
  'e2e/budgets.ts': "'/': { html: 15.2, script: 116.4, css: 0 },",
}
const page = `# Architecture

\`\`\`mermaid
participant F as Front door<br/>server/front-door.ts
\`\`\`

## What the browser keeps

| \`draft:FORM\`      | local | \`components/forms/draft.ts\` | 7 days |
| \`submission:FORM\` | local | \`components/forms/submission-id.ts\` | 1 day |

## What is loaded when

home["/<br/>116.4 KB of scripts"] --> components/forms/in-use/form-in-use.tsx --> web-vitals

## Glossary
`
const check = (text: string, code: Record<string, string> = sources) =>
  wrongPictures(text, new Map(Object.entries(code)), (file) => file === 'server/front-door.ts')

test('pictures that agree with the code have no problem', () => {
  expect(check(page)).toEqual([])
})

test.each([
  ['server/front-door.ts', 'server/door.ts', 'there is no server/door.ts'],
  [
    '| `submission',
    '| `visit` | session |\n| `submission',
    'no file of the row visit has that key',
  ],
  ['7 days', '8 days', 'what the browser keeps lacks draft, 7 days'],
  ['`submission:', '`submissions:', 'what the browser keeps lacks submission, 1 day'],
  [
    '`components/forms/draft.ts`',
    'the form',
    'what the browser keeps lacks components/forms/draft.ts',
  ],
  ['--> web-vitals', '', 'what is loaded when lacks web-vitals'],
  ['116.4', '117', 'the budget of / is not 117 KB'],
])('with %j as %j the page is wrong', (right, wrong, problem) => {
  expect(check(page.replace(right, wrong))).toContain(`docs/architecture.md: ${problem}`)
})

test('a new import() and a new file that writes are missing', () => {
  const code = { ...sources, 'app/page.tsx': "import('@/components/new'); storage.setItem(key, 1)" }
  expect(check(page, code)).toEqual([
    'docs/architecture.md: what the browser keeps lacks app/page.tsx',
    'docs/architecture.md: what is loaded when lacks components/new',
  ])
})
