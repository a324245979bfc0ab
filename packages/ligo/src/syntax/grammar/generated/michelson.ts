// Generated from michelson.grammar (caacf758809cfde6); see packages/ligo/src/syntax/grammar/README.md.
import {LRParser} from "@lezer/lr"
import {classifyWord} from "../michelson-tokens"
export const createParser = () => LRParser.deserialize({
  version: 14,
  states: "%QO!TQPOOOOQO'#Ce'#CeOOQO'#Cu'#CuO![QPO'#CkO!mQPO'#ClOOQO'#Cx'#CxO!tQPO'#CxO#SQPO'#CdOOQO'#Ct'#CtO#vQPO'#CnO$gQPO'#CsO$gQPO'#CsQOQPOOO$rQPOOO$zQPO,59VO%hQPO,59WOOQO'#Cw'#CwOOQO'#Cm'#CmO%mQPO,59OOOQO,59Y,59YOOQO-E6l-E6lO&aQPO,59_OOQO'#DO'#DOOOQO'#Co'#CoQ$rQPOOOOQO1G.q1G.qO&lQPO1G.qOOQO1G.r1G.rOOQO-E6k-E6kOOQO-E6m-E6mOOQO7+$]7+$]",
  stateData: "']~OfOSTOSUOS~OPQOQQORQOSQOZTO[TO]TO^TOjPOmROoSOqXO~OdgP~P]OPQOQQORQOSQOjPO~OpgP~P]OdlXmrXorXqlX~OYaOZTO[TO]TO^TOmROoSOdWXqWXpWX~P![OZTO[TO]TO^TOmROoSOdbXqbXpbX~P![OqXOdgXpgX~OmROoSO~OYaOZTO[TO]TO^TOmROniOoSO~P![OpkO~OYaOZTO[TO]TO^TOmROoSOdWaqWapWa~P![OqXOdgapga~OYaOZTO[TO]TO^TOmROnnOoSO~P![O]Z~",
  goto: "$UsPPPPPPPPtyPPPPP!T!T!d!n!yPPP#P#V#^P#l#rPPPPP#}VWOSXaQORSVX^bj[TSVX^bjQUOTf]hQbVQj^TlbjSYOSSdYeReZQh]RmhQ[OR_SSZOSRcXUVOSXQ^RX`V^bjXaV^bjUWOSXX`V^bjQ]OTg]h",
  nodeNames: "⚠ Section Instruction Type Constructor LineComment BlockComment Program Application UnknownName Annotation Int String Bytes Reference Parenthesized Sequence",
  maxTerm: 34,
  skippedNodes: [0,5,6],
  repeatNodeCount: 3,
  tokenData: "(z~RgXY!jYZ!j]^!jpq!jrs#Ost$_tu$yuv%Xxy%syz%x}!O%}!P!Q&]!Q!R'l!R![&T![!]%X!]!^(V!b!c%X!c!}(_#R#S(_#T#o(_#o#p(p#q#r(u?HT?HU!j~!oTf~XY!jYZ!j]^!jpq!j?HT?HU!j~#TX[~OY#OZ]#O^r#Ors#ps#O#O#O#P#u#P;'S#O;'S;=`$X<%lO#O~#uO[~~#xTOY#OZ]#O^;'S#O;'S;=`$X<%lO#O~$[P;=`<%l#O~$dTT~OY$_Z]$_^;'S$_;'S;=`$s<%lO$_~$vP;=`<%l$_~$|P!Q![%P~%UP^~!Q![%P~%^VY~uv%X!O!P%X!Q![%X!b!c%X!c!}%X#R#S%X#T#o%X~%xOm~~%}On~~&QP!Q![&T~&YPZ~!Q![&T~&`Pz{&c~&hTU~Oz&cz{&w{;'S&c;'S;=`'f<%lO&c~&zVOz&cz{&w{!P&c!P!Q'a!Q;'S&c;'S;=`'f<%lO&c~'fOU~~'iP;=`<%l&c~'qQZ~!Q![&T#l#m'w~'|R]~!Q!['w!c!i'w#T#Z'w~([Pq~!]!^(V~(dSj~!Q![(_!c!}(_#R#S(_#T#o(_~(uOo~~(zOp~",
  tokenizers: [0],
  topRules: {"Program":[0,7]},
  specialized: [{term: 26, get: (value: any, stack: any) => (classifyWord(value, stack) << 1), external: classifyWord}],
  tokenPrec: 286
})
