// Generated from michelson.grammar (1ae9fd04b27231dd); see src/grammar/README.md.
import {LRParser} from "@lezer/lr"
import {classifyWord} from "../michelson-tokens"
export const parser = LRParser.deserialize({
  version: 14,
  states: "$[O!TQPOOOOQO'#Ce'#CeOOQO'#Ct'#CtO![QPO'#CkO!mQPO'#ClOOQO'#Cw'#CwO!tQPO'#CdOOQO'#Cs'#CsO#hQPO'#CnO$XQPO'#CrO$XQPO'#CrQOQPOOO$dQPO,59VO%QQPO,59WOOQO'#Cv'#CvOOQO'#Cm'#CmO%VQPO,59OOOQO,59Y,59YOOQO-E6l-E6lO%yQPO,59^OOQO1G.q1G.qO&UQPO1G.qOOQO1G.r1G.rOOQO-E6k-E6kOOQO7+$]7+$]",
  stateData: "&u~OeOSTOSUOS~OPQOQQORQOSQOZTO[TO]TO^TOiPOlROnSOpWO~OcfP~P]OPQOQQORQOSQOiPO~OofP~P]OY_OZTO[TO]TO^TOlROnSOcWXpWXoWX~P![OZTO[TO]TO^TOlROnSOcbXpbXobX~P![OpWOcfXofX~OY_OZTO[TO]TO^TOlROmdOnSO~P![OofO~OY_OZTO[TO]TO^TOlROnSOcWapWaoWa~P![OpWOcfaofa~OY_OZTO[TO]TO^TOlROmhOnSO~P![O]Z~",
  goto: "#jlPPPPPPPPmrPPPPP||!V!aPPP!l!r!yP#X#_VVOSWaQORSUW[`e_TOSUW[`eQ`UQe[Tg`eSXOSSbXcRcYQZOR]SSYOSRaWUUOSWQ[RX^U[`eX_U[`eUVOSWX^U[`e",
  nodeNames: "⚠ Section Instruction Type Constructor LineComment BlockComment Program Application UnknownName Annotation Int String Bytes Reference Parenthesized Sequence",
  maxTerm: 32,
  skippedNodes: [0,5,6],
  repeatNodeCount: 2,
  tokenData: "(z~RgXY!jYZ!j]^!jpq!jrs#Ost$_tu$yuv%Xxy%syz%x}!O%}!P!Q&]!Q!R'l!R![&T![!]%X!]!^(V!b!c%X!c!}(_#R#S(_#T#o(_#o#p(p#q#r(u?HT?HU!j~!oTe~XY!jYZ!j]^!jpq!j?HT?HU!j~#TX[~OY#OZ]#O^r#Ors#ps#O#O#O#P#u#P;'S#O;'S;=`$X<%lO#O~#uO[~~#xTOY#OZ]#O^;'S#O;'S;=`$X<%lO#O~$[P;=`<%l#O~$dTT~OY$_Z]$_^;'S$_;'S;=`$s<%lO$_~$vP;=`<%l$_~$|P!Q![%P~%UP^~!Q![%P~%^VY~uv%X!O!P%X!Q![%X!b!c%X!c!}%X#R#S%X#T#o%X~%xOl~~%}Om~~&QP!Q![&T~&YPZ~!Q![&T~&`Pz{&c~&hTU~Oz&cz{&w{;'S&c;'S;=`'f<%lO&c~&zVOz&cz{&w{!P&c!P!Q'a!Q;'S&c;'S;=`'f<%lO&c~'fOU~~'iP;=`<%l&c~'qQZ~!Q![&T#l#m'w~'|R]~!Q!['w!c!i'w#T#Z'w~([Pp~!]!^(V~(dSi~!Q![(_!c!}(_#R#S(_#T#o(_~(uOn~~(zOo~",
  tokenizers: [0],
  topRules: {"Program":[0,7]},
  specialized: [{term: 25, get: (value: any, stack: any) => (classifyWord(value, stack) << 1), external: classifyWord}],
  tokenPrec: 264
})
