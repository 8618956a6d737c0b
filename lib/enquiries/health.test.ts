import { X509Certificate } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { checkHealth } from './health'

let mockShown: string | undefined
jest.mock('node:tls', () => ({
  connect() {
    const getPeerX509Certificate = () => new X509Certificate(mockShown ?? '')
    const socket = Object.assign(new EventEmitter(), { getPeerX509Certificate, destroy: jest.fn() })
    const error = new Error('ECONNREFUSED')
    setImmediate(() => (mockShown ? socket.emit('secureConnect') : socket.emit('error', error)))
    return socket
  },
}))

const front = { host: '127.0.0.1', port: 443 }

const day = 24 * 3_600_000
/** Made once for gym.example; its key was thrown away. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBgTCCASegAwIBAgIUGhTZlneyBcaUgvtxxlBEcPQVLkwwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLZ3ltLmV4YW1wbGUwHhcNMjYxMTIzMTk0NTAxWhcNMzYxMTIw
MTk0NTAxWjAWMRQwEgYDVQQDDAtneW0uZXhhbXBsZTBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABJSL54XxjoTeqoYWJwEJ7ikVOcgozIwIUwIdXazi4pmY4CtkrF2J
vPyuHa9yPSysDNQjesNtvnWwHlF/4OKXph6jUzBRMB0GA1UdDgQWBBT3JlFYgHk5
nnyGNVzpsb8XfeBl9zAfBgNVHSMEGDAWgBT3JlFYgHk5nnyGNVzpsb8XfeBl9zAP
BgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQCZpO0NrNYdt98CJaLB
+0Ltt0GBVa4axG+lqLOzIr/G+AIgX5OfGxTeHwInmygJt5Bt7dyVNgH3KtCbgBJI
Si7xgVo=
-----END CERTIFICATE-----
`
const end = Date.parse('2036-11-20T19:45:01Z')

const away = () => Promise.reject(new Error('away'))

test.each([
  [40, 'The certificate ends in 40 days.', 'well'],
  [10, 'The certificate ends in 10 days.', 'page'],
  [-1, 'The certificate has ended.', 'page'],
])(
  '%i days before the end of the certificate that nginx shows: %s',
  async (days, text, severity) => {
    mockShown = certificate
    const findings = await checkHealth(away, end - days * day, { leads: '', front })
    expect(findings[1]).toMatchObject({ severity, text: expect.stringContaining(text) as string })
  },
)

test('where no nginx listens, as in a container, there is no word of a certificate', async () => {
  mockShown = undefined
  expect(await checkHealth(away, 0, { leads: '', front })).toHaveLength(1)
})
