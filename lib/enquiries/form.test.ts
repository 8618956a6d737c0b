import { checkForm } from './form'

test('what a page of an earlier release offered and is gone has a message of its own', () => {
  const club = {
    kind: 'select',
    name: 'club',
    label: 'Club',
    message: 'Please select',
    options: [{ value: '2', label: 'Lake Road' }],
    gone: { values: ['1'], message: 'This club is closed.' },
  } as const
  const said = (value: string) => checkForm([club], () => value)
  expect(said('1')).toEqual({ club: 'This club is closed.' })
  expect(said('3')).toEqual({ club: 'Please select' })
  expect(said('2')).toEqual({})
})
