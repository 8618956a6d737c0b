import '@testing-library/jest-dom'

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      throw new Error(`console.${level} in a test: ${args.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
})
