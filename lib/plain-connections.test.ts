import { plainConnections } from './plain-connections'

const https = { BACKEND_URL: 'https://backend.example' }

test.each([
  [{ BACKEND_URL: 'http://backend.example' }, ['BACKEND_URL']],
  [{ ...https, ALERT_URL: 'http://alerts.example/x' }, ['ALERT_URL']],
  [{ ...https, DATABASE_URL: 'postgres://a:b@db.example/c' }, ['DATABASE_URL']],
  [{ ...https, DATABASE_URL: 'postgres://a:b@localhost,db.example/c' }, ['DATABASE_URL']],
  [{ ...https, DATABASE_URL: 'postgres://a:b@db/c?sslmode=prefer' }, ['DATABASE_URL']],
  [{ ...https, DATABASE_URL: 'postgres://a:b@db/c?sslmode=disable' }, []],
  [{ ...https, DATABASE_URL: 'postgres://a:b@db/c?sslmode=verify-full' }, []],
  [{ ...https, DATABASE_URL: 'postgres://a:b@127.0.0.1/c' }, []],
  [{ ...https, DATABASE_URL: 'postgres:///c?host=/run/postgresql' }, []],
  [{ BACKEND_URL: 'http://localhost:4000', ALERT_URL: 'http://127.0.0.1/' }, []],
  [{ BACKEND_URL: 'http://[::1]:4000' }, []],
  [https, []],
])('of %j in the clear: %j', (settings, wanted) => {
  expect(plainConnections(settings)).toEqual(wanted)
})
