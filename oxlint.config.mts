import { defineConfig, type OxlintOverride } from 'oxlint'

const tests = '**/*.test.{ts,tsx}'
const byAddress = {
  group: ['../**'],
  message: 'Import from another folder by its @/ address: this rule checks only those.',
}
const twoWaysIn = {
  group: ['@/lib/enquiries/**', '!@/lib/enquiries/form'],
  message:
    'lib/enquiries has two ways in: @/lib/enquiries, and @/lib/enquiries/form for browsers too.',
}
const wayOfTests = { ...twoWaysIn, group: [...twoWaysIn.group, '!@/lib/enquiries/testing'] }
const noFramework = {
  group: ['next', 'next/**', 'react', 'react/**'],
  message: 'lib/enquiries knows nothing of Next.js and React.',
}
const ownLink = { name: 'next/link', message: 'Use components/ui/link.tsx for every link.' }

/** Folders of which the site imports nothing. */
const aside = ['e2e', 'sandbox', 'scripts', 'cli', 'testing']

interface Layer {
  files?: string[]
  excludeFiles?: string[]
  /** What is not imported beside other folders. */
  paths?: (typeof ownLink)[]
  patterns?: (typeof byAddress)[]
  /** Parts of the other folders that are imported even so, and parts of these that are not. */
  but?: string[]
  /** Whether types may come from anywhere. */
  allowTypeImports?: boolean
}

/** Files that import nothing of some other folders: see docs/architecture.md. */
function layer(name: string, others: string[], exceptions: Layer = {}): OxlintOverride {
  const { files = [`${name}/**/*.{ts,tsx,mjs}`], excludeFiles = [] } = exceptions
  const { paths = [], patterns = [twoWaysIn], but = [], allowTypeImports = false } = exceptions
  const elsewhere = {
    group: [...others.map((other) => `@/${other}/**`), ...but],
    message: `${name} does not import from there: see docs/architecture.md.`,
    allowTypeImports,
  }
  return {
    files,
    excludeFiles: [tests, ...excludeFiles],
    rules: {
      'no-restricted-imports': ['error', { paths, patterns: [byAddress, elsewhere, ...patterns] }],
    },
  }
}

export default defineConfig({
  options: {
    typeAware: true,
    typeCheck: true,
  },
  plugins: ['import', 'jsx-a11y', 'nextjs', 'node', 'react', 'typescript'],
  categories: { correctness: 'error' },
  ignorePatterns: ['public/**', 'playwright-report/**', 'test-results/**'],
  rules: {
    'eslint/no-console': 'error',
    'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'eslint/no-unused-expressions': 'error',
    'eslint/no-unused-vars': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-rest-params': 'error',
    'eslint/prefer-spread': 'error',
    'eslint/no-array-constructor': 'error',
    'import/no-anonymous-default-export': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { form: ['onFocus'] }],
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      {
        tags: [],
        roles: ['group'],
      },
    ],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/unbound-method': 'off',
    'nextjs/no-img-element': 'off',
    'react/display-name': 'error',
    'react/jsx-no-comment-textnodes': 'error',
    'react/no-unescaped-entities': 'error',
    'react/unsupported-syntax': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/consistent-type-imports': 'error',
        'typescript/no-import-type-side-effects': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/unbound-method': 'error',
      },
    },
    {
      files: ['{app,components}/**'],
      rules: { 'react/rules-of-hooks': 'error' },
    },
    {
      files: ['**/*.cjs', 'next.config.js'],
      rules: {
        'typescript/no-require-imports': 'off',
        'eslint/no-console': 'off',
      },
    },
    {
      files: ['{bench,cli,scripts,sandbox}/**'],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: [
        '{app,cli,components,lib,server,sandbox,scripts,bench,testing}/**/*.{ts,tsx,mts,mjs,cjs,js}',
      ],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: { 'eslint/max-lines': ['error', 250] },
    },
    {
      files: ['{app,components,content,lib}/**/*.{ts,tsx}', 'instrumentation.ts'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'lib/env.ts'],
      rules: {
        'node/no-process-env': ['error', { allowedVariables: ['NODE_ENV', 'NEXT_RUNTIME'] }],
      },
    },
    layer('content', ['app', 'components', 'lib', 'server', ...aside]),
    layer('lib', ['app', 'components', 'server', ...aside]),
    layer('lib', ['app', 'components', 'server', ...aside], {
      files: ['lib/enquiries/**/*.ts'],
      patterns: [twoWaysIn, noFramework],
    }),
    layer('components', ['lib', 'server', ...aside], {
      excludeFiles: ['components/ui/link.tsx'],
      paths: [ownLink],
      patterns: [],
      but: [
        '!@/app',
        '@/app/**',
        '!@/app/actions',
        '!@/lib/enquiries',
        '@/lib/enquiries/**',
        '!@/lib/enquiries/form',
        '!@/lib/clubs',
        '!@/lib/clubs/**',
        '!@/lib/browser-storage',
        '!@/lib/seo',
        '@/lib/seo/**',
        '!@/lib/seo/structured-data',
      ],
      allowTypeImports: true,
    }),
    layer('app', ['app', 'server', ...aside], { paths: [ownLink] }),
    layer('server', ['app', 'components', ...aside]),
    layer('instrumentation.ts', ['app', 'components', 'server', ...aside], {
      files: ['instrumentation.ts'],
    }),
    layer('sandbox', [
      ...['app', 'components', 'content', 'lib', 'server'],
      ...aside.filter((name) => name !== 'sandbox'),
    ]),
    layer('testing', ['app', 'components', 'server', 'e2e'], { patterns: [wayOfTests] }),
    layer('scripts', ['app', 'components', 'e2e'], {
      files: ['{cli,scripts,bench}/**/*.{ts,tsx,mts}'],
    }),
    layer('scripts', ['app', 'components', 'e2e'], {
      files: ['scripts/faults/**/*.ts'],
      patterns: [wayOfTests],
    }),
    {
      files: ['.next/**'],
      rules: {
        'typescript/ban-ts-comment': 'off',
        'typescript/consistent-type-imports': 'off',
        'typescript/no-empty-object-type': 'off',
        'typescript/no-explicit-any': 'off',
        'typescript/no-redundant-type-constituents': 'off',
      },
    },
    {
      files: [tests, 'e2e/**'],
      excludeFiles: ['lib/enquiries/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [wayOfTests] }] },
    },
  ],
})
