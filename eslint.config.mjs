import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import regexp from 'eslint-plugin-regexp'
import { defineConfig, globalIgnores } from 'eslint/config'

/** What no part of the site may import. */
const beside = ['e2e', 'sandbox', 'scripts', 'testing']

/**
 * The allowed imports (docs/decisions/0001): what each folder may not import, and the exceptions.
 * With `types`, `import type` is allowed.
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
            message: 'Import from another folder by its @/ address: this rule checks only those.',
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
    // No pattern may take a time that grows faster than the length of its input.
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // The React rules run a compiler on each file, and these files have nothing for it.
    files: ['{bench,content,e2e,lib,sandbox,scripts,server,testing}/**'],
    ignores: ['**/*.tsx'],
    rules: Object.fromEntries(aboutReact.map((rule) => [rule, 'off'])),
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A form may listen for the focus of its fields, which bubbles up to it.
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
      // next/image adds 6 KB of script to every page: docs/decisions has the figures.
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
        { name: 'next/link', message: 'Use components/ui/link.tsx for every link.' },
      ],
    },
  },
  {
    // Data and lists of test cases have no limit.
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
          message: 'Read settings from lib/env.ts, which checks them and has their defaults.',
        },
      ],
    },
  },
  ...rooms.map(arrow),
])
