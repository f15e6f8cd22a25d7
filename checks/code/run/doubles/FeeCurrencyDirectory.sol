// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The list of fee currencies, with one arbitrary rate each.
contract FeeCurrencyDirectory {
    struct CurrencyConfig {
        address oracle;
        uint256 intrinsicGas;
    }

    address[] private currencies;
    mapping(address => CurrencyConfig) private configs;
    mapping(address => uint256[2]) private rates;

    function register(address token, uint256 intrinsicGas, uint256 numerator, uint256 denominator) external {
        currencies.push(token);
        configs[token] = CurrencyConfig(address(this), intrinsicGas);
        rates[token] = [numerator, denominator];
    }

    function getCurrencies() external view returns (address[] memory) {
        return currencies;
    }

    function getCurrencyConfig(address token) external view returns (CurrencyConfig memory) {
        return configs[token];
    }

    function getExchangeRate(address token) external view returns (uint256 numerator, uint256 denominator) {
        require(rates[token][1] != 0, "Currency not in the directory");
        return (rates[token][0], rates[token][1]);
    }
}
