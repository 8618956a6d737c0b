import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import regexp from 'eslint-plugin-regexp'
import { defineConfig, globalIgnores } from 'eslint/config'

/** What no part of the site may import: it stands beside it. */
const beside = ['e2e', 'sandbox', 'scripts', 'testing']

/**
 * The arrows of the house (docs/decisions/0001): what each room may not import.
 * `types` lets `import type` through.
 */
const rooms = [
  { room: 'content', closed: ['app', 'components', 'lib', ...beside] },
  { room: 'lib', closed: ['app', 'components', ...beside] },
  {
    room: 'components',
    closed: ['app', 'lib', ...beside],
    open: [
      '!@/lib/forms',
      '!@/lib/forms/**',
      '!@/lib/clubs',
      '!@/lib/clubs/**',
      '!@/lib/leads',
      '@/lib/leads/**',
      '!@/lib/leads/submit',
      '!@/lib/seo',
      '@/lib/seo/**',
      '!@/lib/seo/breadcrumbs',
    ],
    types: true,
  },
  { room: 'app', closed: ['server', ...beside] },
  { room: 'server', closed: ['app', 'components', ...beside] },
  { room: 'instrumentation.ts', closed: ['app', 'components', ...beside] },
  { room: 'sandbox', closed: ['app', 'components', 'content', 'lib', 'e2e', 'scripts', 'testing'] },
  { room: 'testing', closed: ['app', 'components', 'e2e'] },
  { room: 'scripts', closed: ['app', 'components', 'e2e'] },
]

const aboutReact = Object.keys(nextVitals[0].rules).filter((rule) => rule.startsWith('react'))

const arrow = ({ room, closed, types = false, open = [] }) => ({
  files: room.endsWith('.ts') ? [room] : [`${room}/**/*.{ts,tsx,mjs}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['../*'],
            message:
              'Import from another folder by its @/ address, so that the arrows can be checked.',
          },
          {
            group: [...closed.map((other) => `@/${other}/**`), ...open],
            allowTypeImports: types,
            message: `${room} does not import from there: see docs/decisions/0001-module-boundaries.md.`,
          },
        ],
      },
    ],
  },
})

export default defineConfig([
  globalIgnores([
    '.next/**',
    'next-env.d.ts',
    'public/**',
    'bench/static/**',
    'playwright-report/**',
    'test-results/**',
  ]),
  ...nextVitals,
  ...nextTypeScript,
  {
    // Nothing that anybody sends takes a time that grows faster than its length.
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // Its compiler, which the rules run on each file, would find nothing there.
    files: ['{bench,content,e2e,lib,sandbox,scripts,server,testing}/**'],
    ignores: ['**/*.tsx'],
    rules: Object.fromEntries(aboutReact.map((rule) => [rule, 'off'])),
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A form hears its fields' focus bubble up: that is not a way to use it.
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { form: ['onFocus'] }],
      // A row that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    ignores: ['**/*.cjs'],
    rules: {
      'no-console': 'error',
      // next/image costs every page 6 KB of script: docs/decisions has the figures.
      '@next/next/no-img-element': 'off',
      'import/no-default-export': 'off',
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: ['components/ui/link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Every link is components/ui/link.tsx.' },
      ],
    },
  },
  {
    // Data is as long as it is, and so is a list of cases.
    ignores: ['content/**', '**/*.{test,spec}.{ts,tsx}'],
    rules: { 'max-lines': ['error', 250] },
  },
  { files: ['bench/**', 'scripts/**', 'sandbox/**'], rules: { 'no-console': 'off' } },
  {
    files: ['{app,components,content,lib}/**/*.{ts,tsx}', 'instrumentation.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.object.name="process"][object.property.name="env"]' +
            '[property.name!=/^(NODE_ENV|NEXT_RUNTIME)$/]',
          message: 'Settings are read, checked and given their defaults in lib/env.ts.',
        },
      ],
    },
  },
  ...rooms.map(arrow),
])
