declare module 'next/dist/compiled/react-server-dom-turbopack/client.node' {
  /** What React's client sends for the arguments of a server action. */
  export function encodeReply(args: unknown[]): Promise<FormData>
}
