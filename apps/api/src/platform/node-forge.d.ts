/** What is used of node-forge, which ships no types. */
declare module 'node-forge' {
  type Bag = { cert?: object | null; key?: object | null }
  type Pkcs12 = { getBags(filter: { bagType: string }): Record<string, Bag[] | undefined> }
  const forge: {
    asn1: { fromDer(bytes: string): object }
    pkcs12: { pkcs12FromAsn1(file: object, strict: boolean, password: string): Pkcs12 }
    pki: {
      oids: Record<'certBag' | 'keyBag' | 'pkcs8ShroudedKeyBag', string>
      certificateToPem(certificate: object): string
      privateKeyToPem(key: object): string
    }
  }
  export default forge
}
