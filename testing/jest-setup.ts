import '@testing-library/jest-dom'

let spies: jest.SpyInstance[] = []

beforeEach(() => {
  spies = (['error', 'warn'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  )
})

afterEach(() => {
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  }
})
