import { existsSync } from 'node:fs'
import { dependencies } from './package.json'

test('the form library and the configuration file are those that the customer named', () => {
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['react-hook-form', '@hookform/resolvers', 'next']),
  )
  expect(['next.config.js', 'next.config.ts'].filter((file) => existsSync(file))).toEqual([
    'next.config.js',
  ])
})
