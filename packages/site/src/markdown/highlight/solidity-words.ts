/** The words of Solidity in the form that the C-like mode expects. */
const words = (text: string): Record<string, true> =>
  Object.fromEntries((text.match(/\w+/g) ?? []).map((word) => [word, true]));

const sizes = Array.from({ length: 32 }, (_, index) => index + 1);

export const solidityWords = {
  keywords: words(`
    abstract anonymous as assembly break calldata case catch constant constructor continue contract default delete do
    else emit enum error event external fallback for from function if immutable import indexed interface internal is
    let library mapping memory modifier new override payable pragma private public pure receive return returns
    solidity storage struct switch throw try type unchecked unicode using var view virtual while
  `),
  types: words(`
    address bool byte bytes fixed int string ufixed uint
    ${sizes.map((size) => `bytes${size} int${size * 8} uint${size * 8}`).join(' ')}
  `),
  builtin: words('assert block keccak256 msg now require revert selfdestruct sha256 super this tx'),
  atoms: words('days ether false gwei hours minutes seconds true weeks wei years'),
};
